export type TextStyle = {
  size?: number
  bold?: boolean
  muted?: boolean
  width?: number
  /** In the middle of the page instead of at its left. */
  isCentred?: boolean
}

/** Sets font, size and colour for a text. */
export type UseStyle = (text: string, style?: TextStyle) => PDFKit.PDFDocument

/** The distance of the text to the edges of the page, in points. */
export const MARGIN = 56
export const INK = '#1f2933'
export const MUTED = '#5c6773'
export const RULE = '#c3cad2'
export const ACCENT = '#076a73'
