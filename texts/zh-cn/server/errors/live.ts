/** Recording, and following it. */
export const errors = {
  connect_early: '训练课开始前两小时起可以记录。',
  connect_over: '此二维码对应的训练课已结束。',
  connect_full: '一条艇最多同时由 {max} 台设备记录。',
  boat_ashore:
    '目前没有使用 {boat} 的训练课。在使用此艇的训练课前两小时到结束后四小时之间，此贴纸有效。',
  recording_over: '此记录开始已超过一周，不能再添加数据。',
}
