-- What a device itself says of a recording, beside the averages of its records.
alter table activities add device_averages jsonb not null
  default '{"heart_rate": null, "stroke_rate": null, "power": null}';
