CREATE TABLE "scheduled_jobs" (
	"name" varchar(60) PRIMARY KEY NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL
);
