import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'

export const place = {
  venue: terms.venue,
  choose: 'Recently used first',
  new: 'New venue …',
  name: 'Venue name',
  address: terms.address,
  pinHint: 'Click the map to set the pin, or enter coordinates.',
  map: 'Map of the venue',
  latitude: measures.latitude,
  longitude: measures.longitude,
  clear: 'Remove pin',
  example: 'Steps by the boathouse',
} as const

export const weather = {
  air_temperature: 'Air',
  water_temperature: 'Water',
  wind_speed: 'Wind',
  wind_direction: 'Wind direction (from)',
  stream_speed: 'Current',
  stream_direction: 'Current direction',
  rowing_direction: terms.rowingDirection,
  unknown: 'Not specified',
  compass: {
    n: 'North',
    ne: 'North-east',
    e: 'East',
    se: 'South-east',
    s: 'South',
    sw: 'South-west',
    w: 'West',
    nw: 'North-west',
  },
  wind: {
    calm: 'Calm',
    light: 'Light',
    gentle: 'Gentle',
    moderate: 'Moderate',
    fresh: 'Fresh',
    'too-windy': 'Too windy',
  },
  stream: {
    none: 'No current',
    light: 'Light',
    moderate: 'Moderate',
    strong: 'Strong',
    flooding: 'In flood',
  },
} as const
