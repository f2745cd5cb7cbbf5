import { expect, it } from 'vitest'
import { createStatementNames } from './connect'

it('a prepared statement has one name, and another statement another', () => {
  const nameOf = createStatementNames()
  const one = nameOf('SELECT 1')
  expect(one).toMatch(/^[\w-]{1,63}$/)
  expect(nameOf('SELECT 1')).toBe(one)
  expect(nameOf('SELECT 2')).not.toBe(one)
})

it('a statement whose text depends on the number of values is not prepared', () => {
  const nameOf = createStatementNames()
  expect(nameOf('SELECT * FROM a WHERE id IN ($1,$2,$3)')).toBe('')
  expect(nameOf('SELECT * FROM a WHERE id IN ($1) AND b = $2')).not.toBe('')
})

it('a search is not prepared, so that its plan fits the text', () => {
  const nameOf = createStatementNames()
  expect(nameOf('SELECT * FROM a WHERE b ILIKE $1')).toBe('')
  expect(nameOf("SELECT websearch_to_tsquery('english', $1)")).toBe('')
})

it('no more statements are prepared than a connection should hold', () => {
  const nameOf = createStatementNames()
  const names = Array.from({ length: 1000 }, (_, at) => nameOf(`SELECT ${at}`))
  expect(names.filter(Boolean).length).toBeLessThan(500)
  expect(nameOf('SELECT 0')).toBe(names[0])
})
