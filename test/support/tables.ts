/**
 * Small files as the programs that readers know write them: enough for what each of them promises,
 * by the reader's name.
 */
const lines = (...rows: readonly string[]): string => `${rows.join('\r\n')}\r\n`
const times = (count: number, row: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => row(i + 1))

/** Twenty strokes of 2 s and 9 m, two pieces of ten, each counted from its own start. */
const piece = (i: number): number => (i <= 10 ? 1 : 2)
const inPiece = (i: number): number => (i <= 10 ? i : i - 10)

export const TABLES = {
  'nk-speedcoach': lines(
    'Session Information:,,,,Device Information:',
    'Start Time:,11/14/16 07:38am,,,Model:,SpeedCoach GPS Pro',
    'Speed Input:,Impeller,,,Serial:,2078158',
    '',
    'Per-Stroke Data:,,,,,',
    ',,,,,',
    'Interval,Distance (GPS),Distance (IMP),Elapsed Time,Speed (GPS),Speed (IMP),Stroke Rate,Heart Rate,Power,Catch,Force Avg,GPS Lat.,GPS Lon.',
    '(Interval),(Kilometers),(Kilometers),(HH:MM:SS.tenths),(KPH),(KPH),(SPM),(BPM),(Watts),(Degrees),(Newtons),(Degrees),(Degrees)',
    ...times(
      20,
      (i) =>
        `${piece(i)},9.999,${(inPiece(i) * 0.009).toFixed(3)},00:00:${String(inPiece(i) * 2).padStart(2, '0')}.0,99,16.2,30,140,200,-60,250,52.2,0.1`,
    ),
  ),
  'nk-speedcoach-old': lines(
    'Interval,Type,Distance(m),Time,Stroke,Rate,Speed(m/s),Split,Time(sec),Split(sec),HR',
    ...times(
      20,
      (i) =>
        `${piece(i)},W,${inPiece(i) * 9},0:${inPiece(i) * 2},${i},30,4.5,1:51.10,${inPiece(i) * 2},111.1,140`,
    ),
  ),
  'nk-logbook': lines(
    ',id,timestamp,sessionId,type,elapsedTime,latitude,longitude,gpsInstaSpeed,gpsTotalDistance,impellerTotalDistance,heartRate,strokeCount,strokeRate,oarlockStrokes,catchAngle,driveTime',
    ...Array.from({ length: 20 }, (_, at) => 20 - at).map(
      (i) =>
        `${i},${i},${1617103135492 + (i - 1) * 2000},469,0,${i * 2000},52.2,${(0.1 + i / 1e5).toFixed(6)},4.5,${(i - 1) * 9},0,140,${i},30,"[{'id': ${i}, 'catchAngle': -62}]",-62,900`,
    ),
  ),
  'concept2-season': lines(
    '"Log ID","Date","Description","Work Time (Formatted)","Work Time (Seconds)","Rest Time (Seconds)","Work Distance","Stroke Rate/Cadence","Avg Watts","Avg Heart Rate","Drag Factor","Type"',
    '"1","2024-04-23 12:08:00","5:00 row","""5:00.0""","300","","1,184","23","172","150","121","RowErg"',
    '"2","2024-04-24 12:08:00","2000m row","""7:30.0""","","60","2,000","28","220","","121","SkiErg"',
    '"2","2024-04-24 12:08:00","2000m row","""7:30.0""","","60","2,000","28","220","","121","SkiErg"',
  ),
  'concept2-strokes': lines(
    '"Number","Time (seconds)","Distance (meters)","Pace (seconds)","Watts","Cal/Hr","Stroke Rate","Heart Rate"',
    ...times(
      20,
      (i) => `"${i}","${inPiece(i) * 2}","${inPiece(i) * 9}","111.1","250","1200","30","140"`,
    ),
  ),
  rp3: lines(
    '"id","workout_interval_id","stroke_number","power","stroke_rate","time","stroke_length","distance","distance_per_stroke","estimated_500m_time","energy_per_stroke","pulse","peak_force","peak_force_pos","drive_time","recover_time","curve_data"',
    ...times(
      20,
      (i) =>
        `,${piece(i)},${i},250,30,${inPiece(i) * 2},140,${inPiece(i) * 9},900,111.1,500,140,450,55,0.8,1.2,"0,100,450,300,0,-32768,-32768"`,
    ),
  ),
  peach: [
    '=====\tFile Info',
    'Serial #\tSession\tStart Time',
    '4321\t7\t02 Mar 2026 06:30:00 (UTC)',
    '=====\tCrew Info',
    'Position\tName\tAbbr',
    '1\tAnna Example\tAE',
    '2\tBen Example\tBE',
    '=====\tPiece',
    'Start\tEnd\t#\tDuration\tDistance\tRating',
    '1000\t3000\t1\t00:02.0\t9\t30.0',
    '=====\tAperiodic\t0x8013',
    'Time\tLatitude\tLongitude\tGPS Speed',
    '\tBoat\tBoat\tBoat',
    '1000\t51.47\t-0.23\t4.5',
    '2000\t51.471\t-0.23\t4.5',
    '=====\tAperiodic\t0x800A',
    'Time\tSwivelPower\tSwivelPower\tMinAngle\tMinAngle\tWork PC Q1\tMax Force PC\tRating\tAverage Power',
    '\t1\t2\t1\t2\t1\t1\tBoat\tBoat',
    '1000\t300\t310\t-55\t-54\t22\t38\t30\t305',
    '=====\tPeriodic',
    'Time\tP GateAngle\tS GateAngle\tGateForceX\tSpeed\tDistance\tNormalized Time',
    '\t1\t1\t2\tBoat\tBoat\tBoat',
    ...times(
      101,
      (i) => `${1000 + (i - 1) * 20}\t-55\t-54\t100\t4.5\t${((i - 1) * 0.09).toFixed(2)}\t0`,
    ),
  ].join('\r\n'),
  quiske: lines(
    'Quiske;https://example.org/sessions/1;;;;;;;',
    'timestamp(s);distance(m);SPM (strokes per minute);speed (m/s);latitude;longitude;stroke angle (deg);boat accelerator curve',
    ...times(
      20,
      (i) =>
        `${1_495_348_433 + i * 2};${(i * 9).toString()},5;30;4,5;52,2;52,2;90,5;"-0.1,0.2,0.3"`,
    ),
  ),
  crewnerd: lines(
    'Time,Distance (m),Speed (m/s),Pace (/500m),Strokes,Stroke Rate (SPM),Lat,Lon,Check,Bounce,HR (BPM),Practice Elapsed Time (s)',
    ...times(
      21,
      (i) =>
        `38:${String(i).padStart(2, '0')}:00,${(i - 1) * 9},4.5,01:51.1,${i},30,52.2,0.1,255,255,140,${500 + (i - 1) * 2}`,
    ),
  ),
  'crewnerd-summary': lines(
    'Workout #,Workout Name,Interval #,Interval Type,Interval Start,Time,Distance (m),Strokes,Avg Speed (m/s),Avg Pace (/500m),Avg SR,Max SR,Avg HR,Max HR',
    '1,Just Go,1,Just Go,23:50:00,13:24,2199,227,2.77,3:00.8,17.1,33.6,136,164',
    '2,0:45 / 1:00 rest,1,Time (0:45),00:10:00,0:45,179,23,3.97,2:05.9,30.6,36.8,150,162',
    '2,0:45 / 1:00 rest,2,Rest (1:00),00:10:45,1:00,84,11,1.4,5:57.1,17,20,0,0',
  ),
  float: lines(
    'Stroke count,Interval count,Drive length (m),Drive time (s),Stroke recovery time (s),Stroke distance (m),Peak drive force (kg,Avg. drive force (kg,Work per stroke (J),Stroke power (W),Stroke calories (cal/hr),Time to peak (%),Plot',
    '1,1,0.97,1.02,1.9,2.33,37.2,24.1,0,33,413,45,0.0 - 82.0 - 0.0',
    ...times(
      20,
      (i) => `${i + 1},${piece(i)},1.18,1,2.28,7.92,43,26.7,148,48,466,50,0.0 - 94.0 - 0.0`,
    ),
  ),
  ergstick: lines(
    'Total elapsed time,Total distance,Stroke rate (/min),Speed (m/s),Current heart rate (bpm),Rowing state,Stroke count,Drag factor,Current pace (/500m),Interval count,Split average power (W)',
    ...times(
      20,
      (i) =>
        `0:${String(inPiece(i) * 2).padStart(2, '0')}.0,${inPiece(i) * 9} m,30,4.5,140,Active,${i},110,1:51.1,${piece(i)},250`,
    ),
  ),
  boatcoach: lines(
    'Workout data for: Mike    Club: sõudeklubi    Date: 2022-06-13 08:26',
    'DateTime;workoutType;intervalCount;strokeRate;currentHeartRate;workTime;workDistance;stroke500MPace;strokePower;strokeLength;strokeDriveTime;strokePeakForce;dragFactor;;PowerCurve',
    ...times(
      21,
      (i) =>
        `2022-06-13T08:31:${String(10 + i * 2)}.5+02:00;FixedDistance;0;30;140;0:00:${String((i - 1) * 2).padStart(2, '0')};${180 - (i - 1) * 9};0:01:51;250;1,33;0,85;100;110;;1;2;3`,
    ),
  ),
  'boatcoach-water': lines(
    'Workout data for: someone    Club: CVK    Date: 2017-09-25 17:22',
    'DateTime,TOTAL Time Since Start BoatCoach,TOTAL Distance Since Start BoatCoach(m),Elapsed Time,Piece Number,Stroke Rate,Cumulative Stroke Count,Piece Stroke Count,Last 10 Stroke Speed(/500m),Heart Rate,Latitude,Longitude',
    ...times(
      21,
      (i) =>
        `2017-09-25 17:22:${10 + i * 2}.0 GMT+02:00,0:00:${(i - 1) * 2},${(i - 1) * 9},0:00:01,${piece(i) - 1},30,${i},1,--,0,49.238889,16.513396`,
    ),
  ),
  painsled: lines(
    'TimeStamp (sec), activityIdx, lapIdx, ElapsedTime (sec), Horizontal (meters), Stroke500mPace (sec/500m), Cadence (stokes/min), HRCur (bpm), Power (watts), DriveTime (ms), PeakDriveForce (lbs), DragFactor',
    ...times(
      21,
      (i) =>
        `${1_463_751_684 + i * 2}.5, 0, ${piece(i) - 1}, ${i * 2}, ${(i - 1) * 9}, 111.1, 30, 140, 250, 960, 100, 110`,
    ),
  ),
  'painsled-desktop': lines(
    'stroke.REVISION, stroke.driveStartMs, stroke.startWorkoutMeter, stroke.intervalNumber, stroke.strokesPerMin, stroke.hrBpm, stroke.paceSecPer1k, stroke.watts, stroke.driveMs, stroke.endWorkoutState, stroke.forceMap',
    '4, "2017-09-25T17:21:50.000Z", 0, 1, 0, 58, 0, 0, 0, "00 waiting to row", ',
    ...times(
      21,
      (i) =>
        `1, "2017-09-25T17:22:${10 + i * 2}.000Z", ${(i - 1) * 9}, ${piece(i)}, 30, 140, 222.2, 250, 900, "01 workout row", "[0 100 0]"`,
    ),
  ),
  smartrow: lines(
    'Stroke (#);Second (#);Timestamp (UTC);Distance (m);Work (J);Actual power (W);Average power (W);Actual split (s);Stroke rate (SPM);Heart rate (bpm)',
    ...times(
      20,
      (i) =>
        `${i};${i * 2};2025-11-16T14:38:${String(i * 2).padStart(2, '0')}Z;${i * 9};300,5;250;250,1;111;30,5; `,
    ),
  ),
  'smartrow-list': lines(
    'Time stamp (UTC);Distance (m);Time;Energy (kCal);Stroke count (#);Average power (W);Average heart rate (bpm);Average split (s);Average stroke rate (SPM)',
    '2025-08-16 17:39:55.146;500;184;12;52;55,3; ;185;17,1',
    '2025-08-18 09:31:16.274;1000;365;15;48;77,5;150;165;17,8',
  ),
  ritmotime: lines(
    '# RitmoTime: Sat Apr 6, 2019 - 7:22:46 PM',
    '# Boating: M2x',
    '#',
    '"Stroke Count","Time","Rate (spm)","Distance (m)","Split (/500m)","Heart Rate (bpm)","State","Piece#","Total Time (sec)","Distance (m)","Speed (m/s)","Latitude (deg)","Longitude (deg)"',
    ...times(
      20,
      (i) =>
        `${i},0:00:${i * 2}.0,30.0,${i * 9},1:51,140,"Piece",${piece(i) - 1},${i * 2},${i * 9},4.5,37.8,-122.2`,
    ),
  ),
  coxmate: lines(
    'Stroke,Time,Distance,Rating,Speed,Ratio,Cover,Heart Rate',
    ...times(20, (i) => `${i},${i * 2},${i * 9},30,0,54.8,9,140`),
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
    'Stroke #,Time,Distance,Split,Watts,Stroke Rate,Drag Factor,Stroke Length,HR,Work (J),Peak Drive Force (N),Average Drive Force (N),Drive Time,Recovery Time,Distance per Stroke',
    ...times(
      20,
      (i) =>
        `${i},0:${String(i * 2).padStart(2, '0')}.0,${i * 9}.0,1:51.1,250.0,30,108,133,140,300,440,280,0.8,1.2,9.0`,
    ),
  ),
  humon: lines(
    'Workout UUID: c0df472c-d531-49a6-bf8c-af58572e9fb5',
    'Mon Jan 21 2019 12:47:40 GMT-0500 (EST)',
    'Time [seconds],smo2 [%],hgb [g/dL],altitude [meters],speed [meters/sec],latitude [degrees],longitude [degrees],distance [meters],heartRate [bpm]',
    ...times(
      20,
      (i) => `${i * 2},70.2,13.27,33.770,4.500,42.3579267646,-71.0665838700,${i * 9}.000,140.000`,
    ),
  ),
  'row-telemetry': [
    '# format: row-telemetry/1',
    '# start: 2024-05-01T06:30:00Z',
    '# boat: 2x        (boat type name)',
    '# level: stroke   (stroke | sample)',
    '# seats: 1=Anna Example;2=Ben Example',
    't,seat,stroke,distance,speed,stroke_rate,heart_rate,power,catch,force_curve,wind speed',
    ...times(
      20,
      (i) =>
        `${i * 2}.00,0,${i},${i * 9}.0,4.50,30.0,,,,,1.5\n${i * 2}.10,1,${i},${i * 9}.0,4.50,30.0,141,212,-54.0,"0 120 330 0",\n${i * 2}.12,2,${i},,,,151,222,-55.0,"0 110 320 0",`,
    ),
  ].join('\n'),
  'row-telemetry-json': JSON.stringify({
    format: 'row-telemetry/1',
    start: '2024-05-01T06:30:00Z',
    boat: '1x',
    level: 'stroke',
    rows: times(20, (i) => String(i)).map((i) => ({
      t: Number(i) * 2,
      seat: 1,
      stroke: Number(i),
      distance: Number(i) * 9,
      heart_rate: 140,
      power: 212,
      force_curve: [0, 120, 330, 0],
    })),
  }),
  kml: `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><Placemark><gx:Track>${times(
    20,
    (i) => `<when>2024-05-01T06:30:${String(i * 2).padStart(2, '0')}Z</when>`,
  ).join(
    '',
  )}${times(20, (i) => `<gx:coord>0.1 ${(52.2 + (i * 9) / 111_195).toFixed(6)} 6</gx:coord>`).join('')}<ExtendedData><SchemaData><gx:SimpleArrayData name="heartrate">${times(
    20,
    () => '<gx:value>140</gx:value>',
  ).join(
    '',
  )}</gx:SimpleArrayData></SchemaData></ExtendedData></gx:Track></Placemark></Document></kml>`,
} as const
