import * as terms from '../shared/terms.ts'

/** What pages for people outside call a boat that has no name there. */
export const publicPages = { crew: 'Crew {number}', finish: terms.finish }
