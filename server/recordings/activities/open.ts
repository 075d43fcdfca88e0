export { visibleActivity } from './facts.ts'
export { type ChannelColumns, channelsOf, isOpenTo, lapsOf } from './queries.ts'
