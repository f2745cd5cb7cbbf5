import { describe, expect, it } from 'vitest'
import { commonWords, isCommonPassword } from './common-passwords'

const first =
  `123456 123456789 12345678 12345 1234567 1234567890 000000 111111 123123 121212 654321 666666 987654321
  password password1 Password1 Password1! P@ssw0rd passw0rd qwerty qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  qazwsx zxcvbnm asdfghjkl asdf1234 abc123 abcd1234 abcdef a1b2c3 iloveyou iloveyou1 letmein welcome welcome1 admin
  admin123 administrator root123 monkey dragon master sunshine princess football baseball superman batman trustno1
  shadow michael jordan23 charlie1 ashley jessica1 daniel summer2024 Winter2025! liverpool1 arsenal chelsea starwars
  pokemon naruto minecraft computer internet google samsung freedom whatever hello123 secret changeme test123 guest
  131313 696969 159753 741852963 19841984 01011990 aaaaaa asdasd qweqwe drowssap 123qwe kickflip kickflip7
  skateboard1 darkslide`
    .trim()
    .split(/\s+/)
    // Two that no rule here is about.
    .filter((password) => !['a1b2c3'].includes(password))

describe('a common password', () => {
  it.each(first)('is %s', (password) => expect(isCommonPassword(password)).toBe(true))

  it('is six spaces, or one sign six times', () => {
    for (const sign of [' ', '.', 'é', '日']) expect(isCommonPassword(sign.repeat(6))).toBe(true)
  })

  it('is any of the first 3000, with the usual endings', () => {
    const endings = ['', '1', '12', '123', '1234', '!', '1!', '01', '07', '69', '99', '2024', '2025']
    const all = new Set([...commonWords].flatMap((word) => endings.map((ending) => word + ending)))
    const long = [...all].filter((password) => password.length >= 6)
    expect(long.length).toBeGreaterThan(3000)
    expect(long.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it('is the own name', () => {
    const names = ['Steamer', 'elissa.lane@example.com']
    for (const password of ['steamer', 'Steamer99', 'elissa1!', 'elissa.lane@example.com'])
      expect(isCommonPassword(password, names)).toBe(true)
    expect(isCommonPassword('steamer99')).toBe(false)
    expect(isCommonPassword('elissa_8815', ['elissa_88'])).toBe(true)
    expect(isCommonPassword('lane781', ['lane78'])).toBe(true)
    for (const name of ['lane781234', 'lane7812345678'])
      for (const password of [name, `${name}1`, `${name}!!`])
        expect(isCommonPassword(password, [name])).toBe(true)
  })
})

describe('no common password', () => {
  it.each([
    'a long green ledge',
    'correct-horse-battery',
    'frontside crooked',
    'x7Kp2mQz',
    'tX9$vu2!',
    '4821 7093 5566',
    'noble-otter-47-lamp',
    'ледовый мост',
  ])('is %s', (password) => expect(isCommonPassword(password, ['Elissa', 'elissa@example.com'])).toBe(false))
})
