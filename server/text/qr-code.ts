/**
 * A QR code as an SVG, `margin` in modules. The writer comes with its first use: few requests need
 * it, every start would wait for it.
 */
export async function qrCode(text: string, margin: number): Promise<string> {
  const { toString } = await import('qrcode')
  return toString(text, { type: 'svg', margin, errorCorrectionLevel: 'M' })
}
