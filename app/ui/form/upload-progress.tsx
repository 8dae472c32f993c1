/** How much of an upload has gone out; `share` is from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <p className="upload-progress">
      <progress value={percent} max={100} aria-label="Sending" />
      <span aria-hidden="true">{percent} %</span>
    </p>
  );
}
