/** Calls that set what a season is to be, or say who did. */
export const SEASON_CALLS = [
  'changeSeasonWeeks',
  'changeSeason',
  'copySeason',
  'seasonHistory',
  'seasonTemplates',
  'addSeasonTemplate',
  'renameSeasonTemplate',
  'deleteSeasonTemplate',
]

/** What the product works out of the loads of a season. */
export const SEASON_LOADS = ['loads.days', 'planned_loads', 'weeks.*.band', 'weeks.*.done.load']
