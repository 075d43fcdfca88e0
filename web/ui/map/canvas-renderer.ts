import L from 'leaflet'

type Canvas = L.Canvas & { _ctx?: CanvasRenderingContext2D; _redraw(): void }

/**
 * Draws on a canvas as long as there is one. Leaflet draws at once when the map moves, and then no
 * longer knows the frame it had asked for before: that frame comes even where the map is gone.
 */
const LastingCanvas = L.Canvas.extend({
  _redraw(this: Canvas) {
    if (this._ctx) (L.Canvas.prototype as Canvas)._redraw.call(this)
  },
}) as unknown as new () => L.Canvas

export const canvasRenderer = (): L.Canvas => new LastingCanvas()
