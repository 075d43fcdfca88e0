import L from 'leaflet'

export type TileSettings = { tileUrl: string | null; attribution: string; onTilesMissing: () => void }

/** Single tiles may be missing at the edge of a map; three are an outage. */
const ERRORS_OF_AN_OUTAGE = 3

/** The ground under a drawing; without an address, or after an outage, there is none. */
export function addTiles(map: L.Map, { tileUrl, attribution, onTilesMissing }: TileSettings): void {
  if (tileUrl === null) return
  L.control.attribution({ prefix: false }).addTo(map)
  let errors = 0
  const tiles = L.tileLayer(tileUrl, { maxZoom: 19, attribution })
  tiles.on('tileerror', () => {
    errors += 1
    if (errors < ERRORS_OF_AN_OUTAGE) return
    tiles.remove()
    onTilesMissing()
  })
  tiles.addTo(map)
}
