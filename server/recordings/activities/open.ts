export { seenActivity, visibleActivity } from './facts.ts'
export { type ChannelColumns, channelsOf, channelsOfAll, isOpenTo, lapsOf } from './queries.ts'
export { countedRecordings, type CountedRecordingsRow } from './statements.ts'
