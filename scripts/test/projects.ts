/** Tests that start nothing and wait for nothing: what is checked before every commit. The coach has its own. */
export const pureProjects = ['unit', 'components', 'stand-ins', 'engine']
