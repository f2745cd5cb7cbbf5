/**
 * Whether a key belongs to what is being composed, as Enter does that takes a conversion of Japanese: it must do nothing
 * else. Safari ends the conversion before it tells of the key, and marks it by its code.
 */
export const isComposing = ({ isComposing: isUnderWay, keyCode }: KeyboardEvent): boolean =>
  isUnderWay || keyCode === 229
