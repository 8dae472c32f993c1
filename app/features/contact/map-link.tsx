import { Icon } from "#app/ui/icon/icon.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";

interface MapLinkProps {
  mapUrl: string;
  hospitalName: string;
  addressLines: string[];
  picture: PictureFiles | undefined;
}

/** The way to the hospital: the whole stripe opens its place on a map, in a new tab. */
export function MapLink({ mapUrl, hospitalName, addressLines, picture }: MapLinkProps) {
  return (
    <section className="map-link" aria-labelledby="map-heading">
      <div className="map-link__picture picture-frame">
        <Picture picture={picture} alt="" sizes="100vw" />
      </div>
      <div className="wrap">
        <a className="map-link__card" href={mapUrl} target="_blank" rel="noopener">
          <Icon name="map-pin" className="map-link__pin" />
          <h2 className="map-link__title" id="map-heading">
            Find {hospitalName}
          </h2>
          <span>{addressLines.join(", ")}</span>
          <span className="map-link__action">
            Open the map
            <span className="visually-hidden"> (opens in a new tab)</span>
            <Icon name="external" />
          </span>
        </a>
      </div>
    </section>
  );
}
