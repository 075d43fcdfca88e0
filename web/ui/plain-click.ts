import type { MouseEvent } from 'react'

/** A click that is to lead somewhere here; others open a tab, a window or a menu. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
