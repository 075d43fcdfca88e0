export type MapSettings = { tileUrl: string | null; attribution: string }

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''

/**
 * Where map tiles come from, as the operator configured it; without an address no tiles are
 * requested.
 */
export function mapSettings(): MapSettings {
  return { tileUrl: meta('map-tile-url') || null, attribution: meta('map-attribution') }
}
