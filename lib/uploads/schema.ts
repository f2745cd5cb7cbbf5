export const maxUploadBytes = 10 * 1024 * 1024

/** A picture of ours: where it is, and how large, so that pages can keep its place. */
export type UploadedImage = { url: string; width: number; height: number }
