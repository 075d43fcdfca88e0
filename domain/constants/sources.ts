/** Where activities come from besides a person's hand and an uploaded file. */
export const PROVIDERS = [
  'garmin',
  'strava',
  'polar',
  'suunto',
  'concept2',
  'apple-health',
  'float',
  'lzma',
] as const
export type Provider = (typeof PROVIDERS)[number]

export const FILE_TYPES = ['gpx', 'fit', 'tiff', 'tcx', 'kml', 'xml', 'lzma'] as const
export type FileType = (typeof FILE_TYPES)[number]

export const IMAGE_KINDS = [
  'challenge-image',
  'challenge-cover',
  'club-image',
  'profile-image',
] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]
