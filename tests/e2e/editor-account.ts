/** The admin that the server of the browser tests begins with. */
export const editor = { email: 'editor@example.com', password: 'kickflip7' }
