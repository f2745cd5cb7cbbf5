import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { objectsIn } from './json-in-text'

const answer = { name: 'Heelflip', why: 'It has a "{brace}" and a \\ in it.' }
const json = JSON.stringify(answer)

describe('the objects in a text', () => {
  it.each([
    ['alone', json],
    ['in a fence', `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``],
    ['in a fence without a word', `\`\`\`\n${json}\n\`\`\``],
    ['with sentences around it', `Sure! Here's what I'd say:\n\n${json}\n\nLet me know if "that" helps.`],
    ['after braces that are none', `Think of {a flip} and {so on, then: ${json}`],
    ['inside braces that are none', `{ my answer: ${json} }`],
    ['after a quote that never ends', `The "heel flip it is: ${json}`],
  ])('are found %s', (_, text) => expect(objectsIn(text)).toEqual([answer]))

  it('come in their order', () => {
    expect(objectsIn(`<think>Perhaps {"name":"Ollie"}?</think>${json}`)).toEqual([{ name: 'Ollie' }, answer])
  })

  it.each(['', 'Sure! Here you go:', '{"name": "Heel', '{{{{', '}{'])('are none in %j', (text) => {
    expect(objectsIn(text)).toEqual([])
  })

  it('are found whatever is in them', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (object, around) => {
        const noBraces = around.replaceAll(/[{}]/g, '')
        const whole = JSON.parse(JSON.stringify(object))
        expect(objectsIn(`${noBraces}${JSON.stringify(object)}${noBraces}`)).toEqual([whole])
      }),
    )
  })

  it('are looked for in long texts, too, without going through them again and again', () => {
    for (const text of ['{'.repeat(200_000), '{"'.repeat(100_000), '{a}'.repeat(100_000)])
      expect(objectsIn(text)).toEqual([])
  })
})
