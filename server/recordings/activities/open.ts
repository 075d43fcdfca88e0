export { visibleActivity } from './facts.ts'
export { type ChannelColumns, channelsOf, lapsOf } from './queries.ts'
