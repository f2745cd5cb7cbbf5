const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in the way',
  ENOENT: 'no folder can be made there',
  EEXIST: 'a file is in the way',
}

/** Why a write failed, as the end of a sentence; undefined when the disk is not the reason. */
export const diskReason = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined
