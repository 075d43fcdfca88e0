import { createHash } from 'node:crypto'

/** A package as package-lock.json has it. */
type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, Locked & { name?: string }> }

const FOLDER = 'node_modules/'
const nameIn = (place: string) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)
const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`

/** The place of a package as another one finds it: in its own folder, or one further out. */
function placeFrom(packages: Lock['packages'], from: string, name: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}${FOLDER}${name}`
  if (place in packages) return place
  if (from === '') return undefined
  return placeFrom(packages, from.slice(0, Math.max(0, from.lastIndexOf(`/${FOLDER}`))), name)
}

const hashOf = (integrity: string) => {
  const [algorithm = '', content = ''] = integrity.split(' ')[0]?.split('-', 2) ?? []
  return {
    alg: algorithm.toUpperCase().replace(/^SHA(\d)/, 'SHA-$1'),
    content: Buffer.from(content, 'base64').toString('hex'),
  }
}

type Packages = Lock['packages']

const refOf = (packages: Packages, place: string) =>
  `${place === '' ? packages['']?.name : nameIn(place)}@${packages[place]?.version}`

function componentOf(packages: Packages, place: string) {
  const { version = '', license, integrity, optional, devOptional } = packages[place] ?? {}
  const name = nameIn(place)
  return {
    type: 'library',
    'bom-ref': refOf(packages, place),
    name,
    version,
    purl: purlOf(name, version),
    scope: (optional ?? devOptional) ? 'optional' : 'required',
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  }
}

/** What a package needs, of the packages of the bill. */
function needsOf(packages: Packages, place: string, places: readonly string[]): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
  return Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })
    .flatMap((name) => placeFrom(packages, place, name) ?? [])
    .filter((one) => places.includes(one))
    .map((one) => refOf(packages, one))
}

/**
 * The bill of materials in CycloneDX of what runs in production. npm writes one as well, but leaves
 * out whatever a development package also asks for, such as the client of the database.
 */
export function billOfMaterials(lock: Lock, at: Date) {
  const { packages } = lock
  const product = packages['']
  const places = Object.keys(packages).filter(
    (place) => place !== '' && packages[place]?.version !== undefined && !packages[place].dev,
  )
  const components = new Map(
    places.map((place) => [refOf(packages, place), componentOf(packages, place)]),
  )
  const needs = new Map<string, Set<string>>()
  for (const place of ['', ...places]) {
    const ref = refOf(packages, place)
    const known = needs.get(ref) ?? []
    needs.set(ref, new Set([...known, ...needsOf(packages, place, places)]))
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: {
        type: 'application',
        'bom-ref': refOf(packages, ''),
        name: product?.name ?? '',
        version: product?.version ?? '',
        ...(product?.license && { licenses: [{ expression: product.license }] }),
      },
    },
    components: [...components.values()],
    dependencies: [...needs].map(([ref, known]) => ({ ref, dependsOn: [...known] })),
  }
}

/** The same content has the same number. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
