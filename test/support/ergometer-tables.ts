import { inPiece, lines, piece, times, twoDigits } from './table-rows.ts'

/** Small files as ergometers and their programs write them, by the reader's name. */
export const ERGOMETER_TABLES = {
  'concept2-season': lines(
    '"Log ID","Date","Description","Work Time (Formatted)","Work Time (Seconds)",' +
      '"Rest Time (Seconds)","Work Distance","Stroke Rate/Cadence","Avg Watts",' +
      '"Avg Heart Rate","Drag Factor","Type"',
    '"1","2024-04-23 12:08:00","5:00 row","""5:00.0""","300","","1,184","23",' +
      '"172","150","121","RowErg"',
    '"2","2024-04-24 12:08:00","2000m row","""7:30.0""","","60","2,000",' +
      '"28","220","","121","SkiErg"',
    '"2","2024-04-24 12:08:00","2000m row","""7:30.0""","","60","2,000",' +
      '"28","220","","121","SkiErg"',
  ),
  'concept2-strokes': lines(
    '"Number","Time (seconds)","Distance (meters)","Pace (seconds)","Watts","Cal/Hr",' +
      '"Stroke Rate","Heart Rate"',
    ...times(
      20,
      (i) => `"${i}","${inPiece(i) * 2}","${inPiece(i) * 9}","111.1","250","1200","30","140"`,
    ),
  ),
  rp3: lines(
    '"id","workout_interval_id","stroke_number","power","stroke_rate","time","stroke_length",' +
      '"distance","distance_per_stroke","estimated_500m_time","energy_per_stroke","pulse",' +
      '"peak_force","peak_force_pos","drive_time","recover_time","curve_data"',
    ...times(
      20,
      (i) =>
        `,${piece(i)},${i},250,30,${inPiece(i) * 2},140,${inPiece(i) * 9},900,111.1,500,140,` +
        '450,55,0.8,1.2,"0,100,450,300,0,-32768,-32768"',
    ),
  ),
  float: lines(
    'Stroke count,Interval count,Drive length (m),Drive time (s),Stroke recovery time (s),' +
      'Stroke distance (m),Peak drive force (kg,Avg. drive force (kg,Work per stroke (J),' +
      'Stroke power (W),Stroke calories (cal/hr),Time to peak (%),Plot',
    '1,1,0.97,1.02,1.9,2.33,37.2,24.1,0,33,413,45,0.0 - 82.0 - 0.0',
    ...times(
      20,
      (i) => `${i + 1},${piece(i)},1.18,1,2.28,7.92,43,26.7,148,48,466,50,0.0 - 94.0 - 0.0`,
    ),
  ),
  ergstick: lines(
    'Total elapsed time,Total distance,Stroke rate (/min),Speed (m/s),' +
      'Current heart rate (bpm),Rowing state,Stroke count,Drag factor,Current pace (/500m),' +
      'Interval count,Split average power (W)',
    ...times(
      20,
      (i) =>
        `0:${twoDigits(inPiece(i) * 2)}.0,${inPiece(i) * 9} m,30,4.5,140,` +
        `Active,${i},110,1:51.1,${piece(i)},250`,
    ),
  ),
  boatcoach: lines(
    'Workout data for: Mike    Club: sõudeklubi    Date: 2022-06-13 08:26',
    'DateTime;workoutType;intervalCount;strokeRate;currentHeartRate;workTime;' +
      'workDistance;stroke500MPace;strokePower;strokeLength;strokeDriveTime;' +
      'strokePeakForce;dragFactor;;PowerCurve',
    ...times(
      21,
      (i) =>
        `2022-06-13T08:31:${String(10 + i * 2)}.5+02:00;FixedDistance;0;30;140;` +
        `0:00:${twoDigits((i - 1) * 2)};${180 - (i - 1) * 9};0:01:51;` +
        '250;1,33;0,85;100;110;;1;2;3',
    ),
  ),
  painsled: lines(
    'TimeStamp (sec), activityIdx, lapIdx, ElapsedTime (sec), Horizontal (meters), ' +
      'Stroke500mPace (sec/500m), Cadence (stokes/min), HRCur (bpm), Power (watts), DriveTime ' +
      '(ms), PeakDriveForce (lbs), DragFactor',
    ...times(
      21,
      (i) =>
        `${1_463_751_684 + i * 2}.5, 0, ${piece(i) - 1}, ${i * 2}, ${(i - 1) * 9}, 111.1, ` +
        '30, 140, 250, 960, 100, 110',
    ),
  ),
  'painsled-desktop': lines(
    'stroke.REVISION, stroke.driveStartMs, stroke.startWorkoutMeter, stroke.intervalNumber, ' +
      'stroke.strokesPerMin, stroke.hrBpm, stroke.paceSecPer1k, stroke.watts, stroke.driveMs, ' +
      'stroke.endWorkoutState, stroke.forceMap',
    '4, "2017-09-25T17:21:50.000Z", 0, 1, 0, 58, 0, 0, 0, "00 waiting to row", ',
    ...times(
      21,
      (i) =>
        `1, "2017-09-25T17:22:${10 + i * 2}.000Z", ${(i - 1) * 9}, ${piece(i)}, 30, 140, ` +
        '222.2, 250, 900, "01 workout row", "[0 100 0]"',
    ),
  ),
  smartrow: lines(
    'Stroke (#);Second (#);Timestamp (UTC);Distance (m);Work (J);Actual power (W);' +
      'Average power (W);Actual split (s);Stroke rate (SPM);Heart rate (bpm)',
    ...times(
      20,
      (i) =>
        `${i};${i * 2};2025-11-16T14:38:${twoDigits(i * 2)}Z;${i * 9};` +
        '300,5;250;250,1;111;30,5; ',
    ),
  ),
  'smartrow-list': lines(
    'Time stamp (UTC);Distance (m);Time;Energy (kCal);Stroke count (#);Average power (W);' +
      'Average heart rate (bpm);Average split (s);Average stroke rate (SPM)',
    '2025-08-16 17:39:55.146;500;184;12;52;55,3; ;185;17,1',
    '2025-08-18 09:31:16.274;1000;365;15;48;77,5;150;165;17,8',
  ),
  rowpro: lines(
    'Date,Comment,Rowfile_Id',
    '4/3/2024 00:00:00,,0',
    '',
    'Type,Name,BirthDate',
    '"1","Somebody",4/19/1972 00:00:00',
    '',
    'Date,TotalTime,TotalDistance,AvgPace',
    '4/3/2024 18:30:00,40000,180,0.2222',
    '',
    'Hair,skin',
    '',
    'Time,Distance,Pace,Watts,Cals,SPM,HR,DutyCycle,Rowfile_Id',
    ...times(20, (i) => `${i * 2000},${i * 9},0.2222,250,2,30,140,1,7`),
    'Type,Time,Distance,AvgPace,AvgWatts,Cals,SPM,EndHR,Rowfile_Id,AvgHR',
    '0,40000,180,0.2222,250,2,30,140,7,140',
  ),
  kinomap: lines(
    'Date,Latitude,Longitude,Distance,Heart rate,Cadence,Speed,Power',
    ...times(21, (i) => `2024-04-03 18:30:${10 + i * 2},52.2,0.1,${(i - 1) * 9},140,30,16.2,250`),
  ),
  hero: lines(
    'Date,Piece,Distance,Split,Watts,Stroke Rate,Drag Factor,Stroke Length,Potential Split,,,,,,',
    "2021-04-26 06:37:32 -07:00,15',3521.3,2:07.8,167.7,20,106,142,2:07.5,,,,,,",
    ',,,,,,,,,,,,,,',
    'Stroke #,Time,Distance,Split,Watts,Stroke Rate,Drag Factor,Stroke Length,HR,' +
      'Work (J),Peak Drive Force (N),Average Drive Force (N),Drive Time,' +
      'Recovery Time,Distance per Stroke',
    ...times(
      20,
      (i) =>
        `${i},0:${twoDigits(i * 2)}.0,${i * 9}.0,1:51.1,250.0,30,108,133,` +
        '140,300,440,280,0.8,1.2,9.0',
    ),
  ),
} as const
