import type * as en from '../../../en/screens/session-form/place.ts'
import type { Translation } from '../../../translation.ts'
import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'

export const place = {
  venue: terms.venue,
  choose: 'Zuletzt verwendete zuerst',
  new: 'Neuer Ort …',
  name: 'Name des Ortes',
  address: terms.address,
  pinHint: 'Klicke auf die Karte, um den Ort zu markieren, oder gib die Koordinaten ein.',
  map: 'Karte des Ortes',
  latitude: measures.latitude,
  longitude: measures.longitude,
  clear: 'Markierung entfernen',
  example: 'Treppe am Bootshaus',
} as const satisfies Translation<typeof en.place>

export const weather = {
  air_temperature: 'Luft',
  water_temperature: 'Wasser',
  wind_speed: 'Windgeschwindigkeit',
  wind_direction: 'Wind aus',
  stream_speed: 'Strömung',
  stream_direction: 'Strömung nach',
  rowing_direction: terms.rowingDirection,
  unknown: 'Nicht angegeben',
  compass: {
    n: 'Norden',
    ne: 'Nordosten',
    e: 'Osten',
    se: 'Südosten',
    s: 'Süden',
    sw: 'Südwesten',
    w: 'Westen',
    nw: 'Nordwesten',
  },
  wind: {
    calm: 'Windstill',
    light: 'Leicht',
    gentle: 'Schwach',
    moderate: 'Mäßig',
    fresh: 'Frisch',
    'too-windy': 'Zu windig',
  },
  stream: {
    none: 'Keine Strömung',
    light: 'Leicht',
    moderate: 'Mäßig',
    strong: 'Stark',
    flooding: 'Hochwasser',
  },
} as const satisfies Translation<typeof en.weather>
