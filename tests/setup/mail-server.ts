import { createServer } from 'node:net'

/** A mail server that takes every mail: what SMTP asks of one, and no more. */
export async function openMailServer() {
  const mails: string[] = []
  const server = createServer((socket) => {
    let isReadingMail = false
    let text = ''
    socket.setEncoding('utf8')
    socket.write('220 ready\r\n')
    socket.on('data', (chunk: string) => {
      text += chunk
      if (isReadingMail && text.endsWith('\r\n.\r\n')) {
        mails.push(text)
        isReadingMail = false
        text = ''
        return socket.write('250 taken\r\n')
      }
      if (isReadingMail || !text.endsWith('\r\n')) return
      const command = text.slice(0, 4).toUpperCase()
      text = ''
      isReadingMail = command === 'DATA'
      socket.write(isReadingMail ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}
