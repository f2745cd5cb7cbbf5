import { type ESTree, parseSync, Visitor } from 'rolldown/utils'

/** A regular expression in a file, with the line it begins in. */
export interface Expression {
  readonly file: string
  readonly line: number
  /** Null where it is put together of parts that only a run would know. */
  readonly source: string | null
  readonly flags: string
}

/** Something of a text: stands for what is escaped, in which each character means itself. */
const ESCAPED = 'escaped'

/** The regular expressions of a file: those written as such, and those made of strings that stand in the same file. */
export function expressionsIn(file: string, code: string): Expression[] {
  const found: Expression[] = []
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const values = new Map<string, ESTree.Expression | null>()
  const add = ({ start }: ESTree.Node, source: string | null, flags: string) =>
    found.push({ file, line: code.slice(0, start).split('\n').length, source, flags })
  const addMade = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
    const [source, flags] = node.arguments
    add(node, source ? textOf(source, values) : null, flags ? (textOf(flags, values) ?? '') : '')
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') values.set(id.name, values.has(id.name) ? null : init)
    },
  }).visit(program)
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags)
    },
    NewExpression: addMade,
    CallExpression: addMade,
  }).visit(program)
  return found
}

/** The text that an expression of code comes to, as far as it stands in the file; else null. */
function textOf(node: ESTree.Node, values: ReadonlyMap<string, ESTree.Expression | null>): string | null {
  const text = (each: ESTree.Node) => textOf(each, values)
  const all = (parts: readonly (string | null)[], between = '') =>
    parts.includes(null) ? null : parts.join(between)
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? null : String(node.value)
    case 'Identifier': {
      const value = values.get(node.name)
      return value ? text(value) : null
    }
    case 'BinaryExpression':
      return node.operator === '+' ? all([text(node.left), text(node.right)]) : null
    case 'TemplateLiteral':
      return all(interleaved(node, ({ cooked }) => cooked ?? null, text))
    case 'TaggedTemplateExpression':
      return isCalled(node.tag, 'String', 'raw') ? all(interleaved(node.quasi, ({ raw }) => raw, text)) : null
    case 'CallExpression': {
      const { callee } = node
      if (isCalled(callee, 'RegExp', 'escape')) return ESCAPED
      if (callee.type !== 'MemberExpression' || nameOf(callee) !== 'join') return null
      if (isEscapedList(callee.object)) return ESCAPED
      const [between] = node.arguments
      if (callee.object.type !== 'ArrayExpression' || !between) return null
      return all(
        callee.object.elements.map((each) => (each ? text(each) : null)),
        text(between) ?? '',
      )
    }
    default:
      return null
  }
}

/** The parts of a template, in their order. */
const interleaved = (
  { quasis, expressions }: ESTree.TemplateLiteral,
  written: (value: ESTree.TemplateElementValue) => string | null,
  text: (node: ESTree.Node) => string | null,
) =>
  quasis.flatMap(({ value }, at) => {
    const next = expressions[at]
    return next ? [written(value), text(next)] : [written(value)]
  })

const nameOf = ({ property }: ESTree.MemberExpression) =>
  property.type === 'Identifier' ? property.name : null

const isCalled = (node: ESTree.Node, object: string, name: string) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  nameOf(node) === name

/** "texts.map(RegExp.escape)". */
function isEscapedList(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const [called] = node.arguments
  return nameOf(node.callee) === 'map' && called !== undefined && isCalled(called, 'RegExp', 'escape')
}
