import type { noted as en } from '../../en/screens/noted.ts'
import type { Translation } from '../../translation.ts'
import { morningFields, morningLevels } from '../morning-fields.ts'

/** What is red or amber this morning, on the home page of a coach. */
export const noted = {
  fields: morningFields,
  levels: morningLevels,
  count: '{{entered}} von {{asked}} haben eingetragen',
  nobodyAsked: 'Von niemandem, den du siehst, werden Morgenwerte erwartet.',
  fine: 'Bisher nichts Rotes oder Gelbes.',
  none: 'Bisher keine Einträge.',
  others_one: 'und {{count}} weitere Person',
  others_other: 'und {{count}} weitere Personen',
  values_one: 'und {{count}} weiterer Wert',
  values_other: 'und {{count}} weitere Werte',
} satisfies Translation<typeof en>
