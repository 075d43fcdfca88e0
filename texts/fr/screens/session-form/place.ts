import type * as en from '../../../en/screens/session-form/place.ts'
import type { Translation } from '../../../translation.ts'
import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'

export const place = {
  venue: terms.venue,
  choose: 'Derniers utilisés en premier',
  new: 'Nouveau lieu…',
  name: 'Nom du lieu',
  address: terms.address,
  pinHint: 'Cliquez sur la carte pour poser le repère, ou saisissez les degrés.',
  map: 'Carte du lieu',
  latitude: measures.latitude,
  longitude: measures.longitude,
  clear: 'Retirer le repère',
  example: 'Ponton du hangar',
} as const satisfies Translation<typeof en.place>

export const weather = {
  air_temperature: 'Température de l’air',
  water_temperature: 'Température de l’eau',
  wind_speed: 'Vent',
  wind_direction: 'Provenance du vent',
  stream_speed: 'Courant',
  stream_direction: 'Direction du courant',
  rowing_direction: terms.rowingDirection,
  unknown: 'Non précisé',
  compass: {
    n: 'Nord',
    ne: 'Nord-est',
    e: 'Est',
    se: 'Sud-est',
    s: 'Sud',
    sw: 'Sud-ouest',
    w: 'Ouest',
    nw: 'Nord-ouest',
  },
  wind: {
    calm: 'Calme',
    light: 'Très faible',
    gentle: 'Faible',
    moderate: 'Modéré',
    fresh: 'Soutenu',
    'too-windy': 'Trop de vent',
  },
  stream: { none: 'Nul', light: 'Faible', moderate: 'Modéré', strong: 'Fort', flooding: 'Crue' },
} as const satisfies Translation<typeof en.weather>
