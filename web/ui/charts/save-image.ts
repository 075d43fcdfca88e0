import type uPlot from 'uplot'
import { GRID, GROUND, INK, type Scheme } from '../theme-colours.ts'
import type { Drawing } from './echarts.ts'
import type { PanelArea } from './time-series.ts'

/** A plot with its title, the names of its lines, which of them are bars, and what lies behind. */
export type PlotPicture = {
  title: string
  plot: uPlot
  names: readonly string[]
  bars?: readonly boolean[]
  areas?: readonly PanelArea[]
}

const TITLE_HEIGHT = 26

/** The pictures below each other with their titles. */
function paintTogether(pictures: readonly PlotPicture[], scheme: Scheme): HTMLCanvasElement {
  const scale = window.devicePixelRatio || 1
  const title = TITLE_HEIGHT * scale
  const sheet = document.createElement('canvas')
  sheet.width = Math.max(...pictures.map(({ plot }) => plot.ctx.canvas.width))
  sheet.height = pictures.reduce((sum, { plot }) => sum + plot.ctx.canvas.height + title, 0)
  const pen = sheet.getContext('2d')
  if (!pen) return sheet
  pen.fillStyle = GROUND[scheme]
  pen.fillRect(0, 0, sheet.width, sheet.height)
  pen.fillStyle = INK[scheme]
  pen.font = `500 ${13 * scale}px "Inter Variable", system-ui, sans-serif`
  let top = 0
  for (const picture of pictures) {
    const { canvas } = picture.plot.ctx
    pen.fillText(picture.title, 8 * scale, top + 18 * scale)
    pen.drawImage(canvas, 0, top + title)
    top += title + canvas.height
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

const saveSvg = (svg: string, name: string) =>
  saveBlob(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)

/** Saves plots below each other as a PNG; nothing while they are not drawn yet. */
export function savePlots(pictures: readonly PlotPicture[], scheme: Scheme, name: string): void {
  if (pictures.length === 0) return
  paintTogether(pictures, scheme).toBlob(
    (blob) => blob && saveBlob(blob, `${name}.png`),
    'image/png',
  )
}

/** The same as lines and letters. */
export async function savePlotsSvg(
  pictures: readonly PlotPicture[],
  scheme: Scheme,
  name: string,
): Promise<void> {
  if (pictures.length === 0) return
  const { plotsAsSvg } = await import('./plot-svg.ts')
  const paper = { ground: GROUND[scheme], ink: INK[scheme], grid: GRID[scheme] }
  saveSvg(plotsAsSvg(pictures, paper, scheme), name)
}

/** Saves a chart as it is drawn; nothing while it is not drawn yet. */
export function saveChart(drawing: Drawing | null, name: string): void {
  if (drawing) saveAs(drawing.png(), `${name}.png`)
}

/** The same as lines and letters. */
export async function saveChartSvg(drawing: Drawing | null, name: string): Promise<void> {
  if (drawing) saveSvg(await drawing.svg(), name)
}
