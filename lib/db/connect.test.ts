import { expect, it } from 'vitest'
import { createStatementNames } from './connect'

it('gives a statement one name, and another statement another', () => {
  const nameOf = createStatementNames()
  const one = nameOf('SELECT 1')
  expect(one).toMatch(/^[\w-]{1,63}$/)
  expect(nameOf('SELECT 1')).toBe(one)
  expect(nameOf('SELECT 2')).not.toBe(one)
})

it('names nothing that is another text with every number of values', () => {
  const nameOf = createStatementNames()
  expect(nameOf('SELECT * FROM a WHERE id IN ($1,$2,$3)')).toBe('')
  expect(nameOf('SELECT * FROM a WHERE id IN ($1) AND b = $2')).not.toBe('')
})

it('leaves a search to be planned with what is looked for', () => {
  const nameOf = createStatementNames()
  expect(nameOf('SELECT * FROM a WHERE b ILIKE $1')).toBe('')
  expect(nameOf("SELECT websearch_to_tsquery('english', $1)")).toBe('')
})

it('stops naming before a connection has to keep too much', () => {
  const nameOf = createStatementNames()
  const names = Array.from({ length: 1000 }, (_, at) => nameOf(`SELECT ${at}`))
  expect(names.filter(Boolean).length).toBeLessThan(500)
  expect(nameOf('SELECT 0')).toBe(names[0])
})
