type Press = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>

/** In Safari a word has ended before its last key is pressed, and only this code tells. */
const OF_COMPOSING = 229

/** Whether a key belongs to a word that is being put together, as in Chinese or Japanese. */
export const isOfComposing = ({ isComposing, keyCode }: Omit<Press, 'key'>): boolean =>
  isComposing || keyCode === OF_COMPOSING

/** Enter, unless it ends a word that is being put together. */
export const isEnter = (press: Press): boolean => press.key === 'Enter' && !isOfComposing(press)
