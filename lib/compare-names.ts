/** Orders names as a reader looks for them, numbers by their size. */
export const compareNames = new Intl.Collator('en', { numeric: true }).compare
