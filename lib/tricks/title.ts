/** The title of a trick's own page, as someone who searches the web asks for it. */
export const trickTitle = ({ name, isHidden }: { name: string; isHidden?: boolean }): string =>
  isHidden ? name : `${name}: How to Do It, Step by Step`
