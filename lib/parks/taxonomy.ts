/** What a skater calls a park has so many characters at most. */
export const longestParkName = 60
