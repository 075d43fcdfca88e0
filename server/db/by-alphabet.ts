import type { OrderByItemBuilder } from 'kysely'

/** Orders names as people look for them; what is written in SQL says `collate names` itself. */
export const byAlphabet = (order: OrderByItemBuilder): OrderByItemBuilder => order.collate('names')
