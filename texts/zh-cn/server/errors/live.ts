/** Recording, and following it. */
export const errors = {
  connect_early: '训练课开始前两小时起可以记录。',
  connect_over: '此二维码对应的训练课已结束。',
  connect_full: '一条艇最多同时由 {max} 台设备记录。',
  boat_ashore:
    '目前没有使用 {boat} 的训练课。在使用此艇的训练课前两小时到结束后四小时之间，此贴纸有效。',
  recording_over: '此记录开始已超过一周，不能再添加数据。',
  not_discarded: '这条记录没有被丢弃。',
  discarded_by_device: '记录设备自行丢弃了这条记录，只能在该设备上恢复。',
  discarded_by_another: '这条记录由他人丢弃，只有此人可以恢复。',
  restore_over: '已丢弃的记录只能在十分钟内恢复。',
  race_begun: '这场比赛已经开始。',
  race_over: '这场比赛已经结束。',
  race_waits: '这场比赛还没有开始。',
}
