/** More than anybody taps, and less than would fill a disk. */
export const writeLimit = { name: 'my-tricks', times: 600, seconds: 600 }
