type Node = { [keyword: string]: unknown; properties?: Record<string, Node>; items?: Node; anyOf?: Node[] }

/**
 * What every strict mode takes. They refuse bounds (`maxLength`, `minItems`, `minimum` …), `pattern`, `format`,
 * `default`, `oneOf`, `allOf`, `$schema` and whatever else is not here, some of them all of it.
 */
const permitted = new Set([
  'type',
  'enum',
  'anyOf',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'description',
])

function problemAt(node: Node, place: string[]): string | null {
  const problem = (says: string) => `In context=(${place.map((each) => `'${each}'`).join(', ')}), ${says}.`
  const foreign = Object.keys(node).find((keyword) => !permitted.has(keyword))
  if (foreign) return problem(`'${foreign}' is not permitted`)
  if (!node.type && !node.anyOf) return problem("schema must have a 'type' key")
  if (node.type === 'object') {
    if (node.additionalProperties !== false)
      return problem("'additionalProperties' is required to be supplied and to be false")
    const required = new Set(node.required as string[] | undefined)
    const left = Object.keys(node.properties ?? {}).find((name) => !required.has(name))
    if (left)
      return problem(
        `'required' is required to be supplied and to be an array including every key in properties. Missing '${left}'`,
      )
  }
  if (node.type === 'array' && !node.items) return problem('array schema missing items')
  const below: [Node, string[]][] = [
    ...Object.entries(node.properties ?? {}).map(([name, each]): [Node, string[]] => [
      each,
      [...place, 'properties', name],
    ]),
    ...(node.items ? [[node.items, [...place, 'items']] satisfies [Node, string[]]] : []),
    ...(node.anyOf ?? []).map((each, at): [Node, string[]] => [each, [...place, 'anyOf', String(at)]]),
  ]
  return below.map(([each, at]) => problemAt(each, at)).find((found) => found !== null) ?? null
}

/** What a server in strict mode finds wrong with a `response_format`, in its words; null when nothing is. */
export function refusalOf(format: unknown): string | null {
  const asked = format as { type?: string; json_schema?: { name?: string; schema?: Node } } | undefined
  if (asked?.type !== 'json_schema') return "Invalid value for 'response_format.type'."
  const { name = '', schema } = asked.json_schema ?? {}
  if (!/^[\w-]{1,64}$/.test(name)) return "Invalid 'response_format.json_schema.name'."
  const problem =
    schema?.type === 'object'
      ? problemAt(schema, [])
      : `schema must be a JSON Schema of 'type: "object"', got 'type: "${schema?.type}"'.`
  return problem && `Invalid schema for response_format '${name}': ${problem}`
}
