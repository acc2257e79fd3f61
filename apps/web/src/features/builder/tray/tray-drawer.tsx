import { Drawer } from "@vitrine/ui";
import { Tray, type TrayProps } from "../../../lib/tray/tray.tsx";

export type TrayDrawerProps = Pick<TrayProps, "lines" | "send"> & { onClose: () => void };

/** The lines of the CV that the site does not show, beside the page. */
export function TrayDrawer({ lines, send, onClose }: TrayDrawerProps) {
  return (
    <Drawer title="From your CV" caption="Lines that your site does not show yet." onClose={onClose}>
      <Tray lines={lines} send={send} look={null} isPlacedFinal />
    </Drawer>
  );
}
