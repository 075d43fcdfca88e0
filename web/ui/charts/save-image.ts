import type { Drawing } from './echarts.ts'

type Picture = { title: string; canvas: HTMLCanvasElement }
type Paper = { ground: string; ink: string }

const TITLE_HEIGHT = 26

/** The pictures below each other with their titles, as a PNG. */
export function paintTogether(
  pictures: readonly Picture[],
  { ground, ink }: Paper,
): HTMLCanvasElement {
  const scale = window.devicePixelRatio || 1
  const title = TITLE_HEIGHT * scale
  const sheet = document.createElement('canvas')
  sheet.width = Math.max(...pictures.map(({ canvas }) => canvas.width))
  sheet.height = pictures.reduce((sum, { canvas }) => sum + canvas.height + title, 0)
  const pen = sheet.getContext('2d')
  if (!pen) return sheet
  pen.fillStyle = ground
  pen.fillRect(0, 0, sheet.width, sheet.height)
  pen.fillStyle = ink
  pen.font = `500 ${13 * scale}px "Inter Variable", system-ui, sans-serif`
  let top = 0
  for (const picture of pictures) {
    pen.fillText(picture.title, 8 * scale, top + 18 * scale)
    pen.drawImage(picture.canvas, 0, top + title)
    top += title + picture.canvas.height
  }
  return sheet
}

/** Offers a file for download. */
export function saveAs(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  saveAs(url, name)
  URL.revokeObjectURL(url)
}

export function savePng(sheet: HTMLCanvasElement, name: string): void {
  sheet.toBlob((blob) => blob && saveBlob(blob, `${name}.png`), 'image/png')
}

/** Saves a chart as it is drawn; nothing while it is not drawn yet. */
export function saveChart(drawing: Drawing | null, name: string): void {
  if (drawing) saveAs(drawing.png(), `${name}.png`)
}

/** The same as lines and letters. */
export async function saveChartSvg(drawing: Drawing | null, name: string): Promise<void> {
  if (drawing) saveBlob(new Blob([await drawing.svg()], { type: 'image/svg+xml' }), `${name}.svg`)
}
