/** A text in UTF-16, as programs on Windows save it; `isLittle` where the lower byte comes first. */
export function utf16(text: string, isLittle = true): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return view.buffer
}
