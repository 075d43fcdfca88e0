import type { publicPages as en } from '../../en/server/public-pages.ts'
import type { Words } from '../../translation.ts'

export const publicPages: Words<typeof en> = { crew: 'Équipage {number}', finish: 'Arrivée' }
