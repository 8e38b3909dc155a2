-- The catalogue as the processes have it in memory, so that a start need not build it again (schema/catalogue-images).
CREATE TABLE "catalogue_images" (
	"format" integer PRIMARY KEY NOT NULL,
	"snapshot" text NOT NULL,
	"xid" "xid8" NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "catalogue_image_parts" (
	"format" integer NOT NULL,
	"position" integer NOT NULL,
	"name" varchar(40) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "catalogue_image_parts_format_position_pk" PRIMARY KEY("format","position"),
	CONSTRAINT "catalogue_image_parts_format_catalogue_images_format_fk" FOREIGN KEY ("format") REFERENCES "public"."catalogue_images"("format") ON DELETE cascade
);

-- Compressed already.
ALTER TABLE "catalogue_image_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;

-- Tells a change of a product's details from one of its own row, which is a sale nearly always and read with less.
CREATE OR REPLACE FUNCTION note_product_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO snapshot_changes (xid, entity, entity_id)
  SELECT pg_current_xact_id(), entity, coalesce(new.product_id, old.product_id)
  FROM unnest(ARRAY['product', 'product-part']) AS noted (entity)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
