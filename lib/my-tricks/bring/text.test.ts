import { expect, it } from 'vitest'
import { utf16 } from '../../../tests/setup/utf16'
import { decodeText } from './text'

const text = 'Füße: キックフリップ'
it.each<[string, ArrayBuffer, string]>([
  ['UTF-8', new TextEncoder().encode(text).buffer, text],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`).buffer, text],
  ['UTF-16, the lower byte first', utf16(`\uFEFF${text}`, true), text],
  ['UTF-16, the upper byte first', utf16(`\uFEFF${text}`, false), text],
  ['UTF-16 without a mark', utf16('Kickflip, Ollie', true), 'Kickflip, Ollie'],
  ['UTF-16 without a mark, the other way around', utf16('Kickflip, Ollie', false), 'Kickflip, Ollie'],
  ['Windows', Uint8Array.of(0x46, 0xfc, 0xdf, 0x65).buffer, 'Füße'],
  ['nothing', new ArrayBuffer(0), ''],
])('reads %s', (_, bytes, expected) => expect(decodeText(bytes)).toBe(expected))
