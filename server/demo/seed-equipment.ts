import { sql } from 'kysely'
import type { ItemPlan } from '#contract/boats/equipment.ts'
import type { CategoryKind } from '#domain/constants/equipment.ts'
import { boatByKey, type BoatKey } from '#domain/constants/boats.ts'
import { addLog } from '../boats/boathouse/commands.ts'
import { createItems } from '../boats/equipment/commands.ts'
import { categoriesOf } from '../boats/equipment/queries.ts'
import { idsOf } from './rows.ts'
import type { Demo } from './seed-clubs.ts'

type Thing = Omit<ItemPlan, 'category_id' | 'boat_type'> & { kind: CategoryKind; boat?: BoatKey }

const boat = (
  name: string,
  key: BoatKey,
  year: number,
  weights: readonly [number, number],
  more: Partial<Thing> = {},
): Thing => ({
  kind: 'boat',
  name,
  boat: key,
  year,
  crew_weight_min: weights[0],
  crew_weight_max: weights[1],
  manufacturer: 'Stämpfli',
  location: 'Hall A',
  service_distance: 1_500_000,
  ...more,
})
const SWEEP = { span: 0.84, oar_length: 3.74, inboard: 1.15, height: 0.17, pitch: 4 }
const SCULL = { span: 1.59, oar_length: 2.87, inboard: 0.885, height: 0.16, pitch: 4 }

const oars = (name: string, manufacturer: string, inboard: number, oar_length: number): Thing => ({
  kind: 'oars',
  name,
  manufacturer,
  rigging: { inboard, oar_length },
})
const rowed = (initial_distance: number, initial_time: number) => ({
  initial_distance,
  initial_time,
})

/** Boats bear the names their crews have, which is how bookings find them. */
const FLEET: readonly Thing[] = [
  boat('Linth', '8+', 2019, [75, 90], {
    rigging: { ...SWEEP, sides: 'psspspps' },
    ...rowed(4_120_000, 1_480_000),
  }),
  boat('Reuss', '4+', 2016, [80, 95], { rigging: SWEEP, ...rowed(6_540_000, 2_210_000) }),
  boat('Aare', '4x', 2021, [60, 75], { rigging: SCULL }),
  boat('Limmat', '2x', 2018, [75, 90], { rigging: SCULL, ...rowed(2_870_000, 990_000) }),
  boat('Rhone', '2-', 2014, [60, 75], { rigging: SWEEP }),
  boat('Emme', '2x', 2022, [55, 70], { rigging: SCULL }),
  boat('Sihl', '1x', 2020, [60, 75], { rigging: SCULL, location: 'Hall B' }),
  boat('Töss', '1x', 2011, [75, 90], { rigging: SCULL, location: 'Hall B' }),
  boat('Thur', '2x', 2009, [65, 80], { status: 'repair', location: 'Workshop' }),
  oars('Sweep set 1', 'Concept2', 1.15, 3.74),
  oars('Sculls, women', 'Croker', 0.875, 2.84),
  oars('Sculls, men', 'Concept2', 0.885, 2.89),
  ...[1, 2, 3, 4].map((number): Thing => ({
    kind: 'ergo',
    name: `Ergo ${number}`,
    manufacturer: 'Concept2',
    model: 'Model D',
    service_months: 6,
  })),
  { kind: 'trailer', name: 'Trailer', year: 2013, service_months: 12 },
  { kind: 'launch', name: 'Möwe', model: '20 hp', service_months: 12 },
]

/**
 * What the demo club keeps, in every session with a boat of a crew's name booked for it, and some
 * damage to be seen to.
 */
export async function seedEquipment(demo: Demo): Promise<{ category: number; item: number }> {
  const { db, club, coach } = demo
  const categories = await categoriesOf(db, club)
  const categoryOf = (wanted: CategoryKind) =>
    categories.find(({ kind }) => kind === wanted)?.id ?? 0
  const plans = FLEET.map(({ kind, boat: key, ...thing }) => ({
    ...thing,
    category_id: categoryOf(kind),
    boat_type: key ? (boatByKey(key)?.id ?? null) : null,
  }))
  const ids = await createItems(db, club, plans)
  const idOf = (name: string) => ids[FLEET.findIndex((thing) => thing.name === name)] ?? 0
  await sql`
    insert into equipment_bookings (club_id, item_id, session_id, crew_id, buffer, booked_by)
    select c.club_id, e.id, c.session_id, c.id, 900, ${coach}
    from crews c join equipment e on e.club_id = c.club_id and e.name = c.name
    where c.club_id = ${club} and c.session_id is not null`.execute(db)
  const [first = coach, second = coach] = idsOf(demo.athletes)
  const damage = (text: string, severity: 1 | 3) => ({ kind: 'damage', text, severity }) as const
  const torn = damage('Fin torn off at the slipway, hull open behind it.', 3)
  await addLog(db, club, idOf('Töss'), first, torn)
  await addLog(db, club, idOf('Limmat'), second, damage('Shoe in seat 2 is loose.', 1))
  const service = { kind: 'service', text: 'Rigger bolts and seats checked.' } as const
  await addLog(db, club, idOf('Linth'), coach, service)
  return { category: categoryOf('boat'), item: idOf('Limmat') }
}
